import {describe, expect, it} from 'vitest';
import {bodyOf, problemsOfSchemas, fieldOf, line} from './fixtureFields';

describe('fields', () => {
  it('gives a nested field an anchor that contains the names of its parents', () => {
    const schemas = `
Body:
  type: object
  properties:
    settings:
      type: object
      description: Settings.
      required: [tier]
      properties:
        tier: {type: string, description: A tier., enum: [LOW], x-enum-meanings: {LOW: The low one.}}
`;
    const tier = fieldOf(schemas, 'settings', 'tier');
    expect(tier).toMatchObject({id: 'body.settings.tier', isRequired: true});
    expect(tier.shape.values).toEqual([
      {id: 'body.settings.tier.LOW', value: 'LOW', meaning: 'The low one.'},
    ]);
  });

  it('leaves brackets out of the anchor of an element', () => {
    const schemas = `
Body:
  type: object
  properties:
    parts:
      type: array
      description: Parts.
      minItems: 1
      items: {type: object, properties: {name: {type: string, description: A name., minLength: 1}}}
`;
    expect(fieldOf(schemas, 'parts').shape).toMatchObject({
      type: 'array of objects',
      limits: ['at least 1 item'],
    });
    expect(fieldOf(schemas, 'parts', 'name').id).toBe('body.parts.name');
  });

  it('marks default, constant, read-only, write-only and deprecated fields', () => {
    const schemas = `
Body:
  type: object
  properties:
    count: {type: integer, description: A count., default: 0}
    kind: {const: thing, description: A kind.}
    id: {type: string, description: An ID., readOnly: true}
    secret: {type: string, description: A secret., writeOnly: true}
    old: {type: string, description: An old one., deprecated: true}
`;
    expect(fieldOf(schemas, 'count').shape.default).toBe(0);
    expect(fieldOf(schemas, 'kind').shape).toMatchObject({type: 'string', constant: 'thing'});
    expect(fieldOf(schemas, 'id').shape.isReadOnly).toBe(true);
    expect(fieldOf(schemas, 'secret').shape.isWriteOnly).toBe(true);
    expect(fieldOf(schemas, 'old').shape.isDeprecated).toBe(true);
  });

  it.each([
    ['{type: [string, "null"]}', 'string or null'],
    ['{oneOf: [{type: string, format: uuid}, {type: "null"}]}', 'string (uuid) or null'],
    ['{anyOf: [{$ref: "#/components/schemas/Name"}, {type: "null"}]}', 'string or null'],
    ['{type: [string, integer]}', 'string or integer'],
    ['{}', 'any value'],
  ])('describes the type %s as "%s"', (schema, words) => {
    const schemas = `
Body:
  type: object
  properties:
    value:
      description: A value.
      allOf: [${schema}]
Name: {type: string}
`;
    expect(fieldOf(schemas, 'value').shape.type).toBe(words);
  });

  it('lists a map as a field with "any other name", and states where other fields are accepted', () => {
    const schemas = `
Body:
  type: object
  properties:
    labels: {type: object, description: Labels., additionalProperties: {type: string, description: A label.}}
    open: {type: object, description: Open., additionalProperties: true}
`;
    expect(fieldOf(schemas, 'labels', 'any other name').id).toBe('body.labels.*');
    expect(fieldOf(schemas, 'open').shape.acceptsOtherFields).toBe(true);
  });

  it('requires a description of each field', () => {
    const schemas = 'Body:\n  type: object\n  properties:\n    name: {type: string}\n';
    expect(problemsOfSchemas(schemas)).toBe(
      `${line(4)}:9 defines the field "name" without a description\n  Fix: add a description that says what the field means`,
    );
  });

  it('reports a required field that is not described, and the nearest one that is', () => {
    const schemas = `Body:
  type: object
  required: [nmae]
  properties:
    name: {type: string, description: A name.}
`;
    expect(problemsOfSchemas(schemas)).toContain(
      'requires the field "nmae", which is not described\n  Fix: did you mean "name"?',
    );
  });

  it('requires the meaning of each value, and rejects a meaning without a value', () => {
    const schemas = `Body:
  type: object
  properties:
    tier: {type: string, description: A tier., enum: [LOW, HIGH], x-enum-meanings: {LOW: Low., HIHG: High.}}
`;
    expect(problemsOfSchemas(schemas)).toContain(
      'gives a meaning to "HIHG", which is not a value of the enum',
    );
    expect(problemsOfSchemas(schemas)).toContain('Fix: did you mean "HIGH"?');
    expect(problemsOfSchemas(schemas)).toContain('lists "HIGH" without a meaning');
  });

  it('reports a reference without a target, and the nearest schema', () => {
    const schemas = `Body:
  type: object
  properties:
    name: {$ref: '#/components/schemas/Naem', description: A name.}
Name: {type: string}
`;
    expect(problemsOfSchemas(schemas)).toBe(
      `${line(4)}:9 leads to "#/components/schemas/Naem", which the contract does not have\n  Fix: did you mean "#/components/schemas/Name"?`,
    );
  });

  it('rejects a keyword that no field list can show', () => {
    const schemas = `Body:
  type: object
  properties:
    name: {type: string, description: A name., not: {const: x}}
`;
    expect(problemsOfSchemas(schemas)).toContain('uses "not", which the reference cannot draw');
  });

  it('rejects HTML and headings in a text', () => {
    const schemas = `Body:
  type: object
  properties:
    name: {type: string, description: A <b>bold</b> name.}
    text:
      type: string
      description: |-
        ## Text
`;
    expect(problemsOfSchemas(schemas)).toContain('has HTML in its text: <b>');
    expect(problemsOfSchemas(schemas)).toContain('has a heading in its text');
  });
});

describe('allOf', () => {
  it('merges fields, requirements and texts, the outermost text first', () => {
    const schemas = `
Body:
  description: The whole.
  allOf:
    - $ref: '#/components/schemas/Base'
    - type: object
      required: [name]
      properties:
        name: {description: A special name.}
Base:
  type: object
  description: The base.
  properties:
    id: {type: string, description: An ID.}
    name: {type: string, description: A name., maxLength: 9}
`;
    const body = bodyOf(schemas);
    expect(body.description).toBe('The whole.');
    expect(body.fields.map(({name}) => name)).toEqual(['id', 'name']);
    const name = fieldOf(schemas, 'name');
    expect(name.isRequired).toBe(true);
    expect(name.shape).toMatchObject({type: 'string', limits: ['at most 9 characters']});
    expect(name.pointers).toHaveLength(2);
  });

  it('reports which member contradicts the type of another', () => {
    const schemas = `Body:
  allOf:
    - {type: object, properties: {n: {type: integer, description: A number.}}}
    - {type: object, properties: {n: {type: string, description: A text.}}}
`;
    expect(problemsOfSchemas(schemas)).toBe(
      `${line(4)}:39 has the type "string", and "integer" where it is merged with allOf or $ref\n  Fix: give both the same type, or take one of them out`,
    );
  });

  it('refuses a schema that is composed of itself', () => {
    const schemas = "Body: {allOf: [{$ref: '#/components/schemas/Body'}]}\n";
    expect(problemsOfSchemas(schemas)).toContain('is composed of itself');
  });
});

describe('oneOf', () => {
  const PETS = `
Body:
  oneOf:
    - $ref: '#/components/schemas/Cat'
    - $ref: '#/components/schemas/Dog'
  discriminator:
    propertyName: kind
    mapping: {cat: '#/components/schemas/Cat', dog: Dog}
Cat:
  title: A cat
  type: object
  properties: {kind: {const: cat, description: The kind.}, lives: {type: integer, description: Lives.}}
Dog:
  type: object
  properties: {kind: {const: dog, description: The kind.}, tricks: {type: array, description: Tricks., items: {type: string}}}
`;

  it('lists the forms with the conditions that distinguish them', () => {
    const {type, variants} = bodyOf(PETS);
    expect(type).toBe('value in one of 2 forms');
    expect(variants.map(({title, condition}) => ({title, condition}))).toEqual([
      {title: 'A cat', condition: {field: 'kind', value: 'cat'}},
      {title: 'Dog', condition: {field: 'kind', value: 'dog'}},
    ]);
  });

  it('puts the name of the form into an anchor only where two forms share a field', () => {
    const shared = bodyOf(PETS).variants.flatMap(({shape}) => shape.fields.map(({id}) => id));
    expect(shared).toEqual([
      'body.a-cat.kind',
      'body.a-cat.lives',
      'body.dog.kind',
      'body.dog.tricks',
    ]);
    const apart = bodyOf(`
Body:
  oneOf:
    - {title: One, type: object, properties: {a: {type: string, description: A.}}}
    - {title: Two, type: object, properties: {b: {type: string, description: B.}}}
`);
    expect(apart.variants.flatMap(({shape}) => shape.fields.map(({id}) => id))).toEqual([
      'body.a',
      'body.b',
    ]);
  });

  it('reports a form without the field that distinguishes the forms', () => {
    expect(problemsOfSchemas(PETS.replace('kind: {const: dog', 'sort: {const: dog'))).toContain(
      'is a form without the field "kind", which tells the forms apart\n  Fix: describe "kind" in it',
    );
  });

  it('reports a mapping to none of the forms', () => {
    expect(problemsOfSchemas(PETS.replace('dog: Dog', 'dog: Dgo'))).toContain(
      'maps "dog" to "Dgo", which is none of the forms',
    );
  });
});

describe('recursion', () => {
  it('stops where a schema contains itself, and states which field has the same fields', () => {
    const schemas = `
Body: {$ref: '#/components/schemas/Node'}
Node:
  type: object
  properties:
    name: {type: string, description: A name.}
    children: {type: array, description: Children., items: {$ref: '#/components/schemas/Node'}}
    parent: {description: A parent., oneOf: [{$ref: '#/components/schemas/Node'}, {type: 'null'}]}
`;
    expect(fieldOf(schemas, 'children').shape).toMatchObject({repeats: 'body', fields: []});
    expect(fieldOf(schemas, 'parent').shape).toMatchObject({
      repeats: 'body',
      type: 'object or null',
    });
  });

  it('stops at a cycle of two schemas', () => {
    const schemas = `
Body: {type: object, properties: {team: {$ref: '#/components/schemas/Team', description: A team.}}}
Team: {type: object, properties: {owner: {$ref: '#/components/schemas/Person', description: An owner.}}}
Person: {type: object, properties: {team: {$ref: '#/components/schemas/Team', description: A team.}}}
`;
    expect(fieldOf(schemas, 'team', 'owner', 'team').shape.repeats).toBe('body.team');
  });
});
