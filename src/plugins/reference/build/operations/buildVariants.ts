import type {ContractNode} from './ContractNode';
import {flattenSchema, listAlternatives} from './flattenSchema';
import {nearestName} from '../../../problems';
import type {Field, Shape, Variant} from './Operation';
import type {ProblemList} from './ProblemList';

/**
 * Lists the forms of a value that `oneOf` or `anyOf` describes. The anchor of a field does not contain the name of
 * its form, unless two forms have a field of the same name.
 *
 * @param parts the parts of the schema, from `flattenSchema`
 * @param id the anchor of the value
 * @param shared the fields that every form has
 * @param problems receives what is wrong with the schema
 * @param drawForm builds one form at an anchor: `buildShape`, which calls this function for nested forms
 */
export function buildVariants(
  parts: readonly ContractNode[],
  id: string,
  shared: readonly Field[],
  problems: ProblemList,
  drawForm: (form: ContractNode, anchor: string) => Shape,
): Variant[] {
  const groups = parts.map(listAlternatives).filter((members) => members.length > 1);
  const [members = [], second] = groups;
  if (second?.[0]) {
    problems.add(
      second[0],
      'is a second list of forms for one value, which the reference cannot draw',
      'merge both lists into one oneOf',
    );
  }
  const discriminator = parts
    .map((part) => part.get('discriminator'))
    .find((it) => it !== undefined);
  const names = members.map((member, index) => nameVariant(member, index));
  if (discriminator) checkDiscriminator(discriminator, members, problems);
  const plain = members.map((member) => drawForm(member, id));
  const isClear = hasNoDuplicates([...shared, ...plain.flatMap(({fields}) => fields)]);
  return members.map((member, index) => {
    const name = names[index] ?? String(index);
    const anchor = `${id}.${toSlug(name)}`;
    const kept = isClear ? plain[index] : undefined;
    const shape: Shape = kept ?? drawForm(member, anchor);
    return {id: anchor, title: name, condition: conditionOf(member, discriminator), shape};
  });
}

function nameVariant(member: ContractNode, index: number): string {
  const title = member.target()?.text('title') ?? member.text('title');
  return title ?? lastKey(member.text('$ref')) ?? `Form ${index + 1}`;
}

function lastKey(reference: string | undefined): string | undefined {
  return reference?.slice(reference.lastIndexOf('/') + 1);
}

function toSlug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function hasNoDuplicates(fields: readonly Field[]): boolean {
  const ids = fields.flatMap(listIds);
  return new Set(ids).size === ids.length;
}

function listIds(field: Field): string[] {
  return [
    field.id,
    ...field.shape.values.map(({id}) => id),
    ...field.shape.fields.flatMap(listIds),
  ];
}

function conditionOf(
  member: ContractNode,
  discriminator: ContractNode | undefined,
): Variant['condition'] {
  const field = discriminator?.text('propertyName');
  const reference = member.text('$ref');
  if (field === undefined || reference === undefined) return undefined;
  const mapping = discriminator?.get('mapping')?.entries() ?? [];
  const mapped = mapping.find(([, target]) => isSameTarget(String(target.value), reference));
  const value = mapped?.[0] ?? lastKey(reference);
  return value === undefined ? undefined : {field, value};
}

/** A mapping can refer to a schema by its pointer or by its name. */
function isSameTarget(target: string, reference: string): boolean {
  return target === reference || target === lastKey(reference);
}

function checkDiscriminator(
  discriminator: ContractNode,
  members: readonly ContractNode[],
  problems: ProblemList,
): void {
  const field = discriminator.text('propertyName') ?? '';
  const references = members.map((member) => member.text('$ref') ?? '');
  for (const [value, target] of discriminator.get('mapping')?.entries() ?? []) {
    const named = String(target.value);
    if (!references.some((reference) => isSameTarget(named, reference))) {
      problems.add(
        target,
        `maps "${value}" to "${named}", which is none of the forms`,
        `did you mean "${nearestName(named, references) ?? ''}"?`,
      );
    }
  }
  for (const member of members) {
    const parts = flattenSchema(member, problems);
    const names = parts
      .flatMap((part) => part.get('properties')?.entries() ?? [])
      .map(([name]) => name);
    if (!names.includes(field)) {
      problems.add(
        member,
        `is a form without the field "${field}", which tells the forms apart`,
        `describe "${field}" in it`,
      );
    }
  }
}
