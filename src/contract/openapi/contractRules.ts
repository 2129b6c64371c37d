import type {Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
import extensionsSchema from '../../../contract/schemas/extensions.json';
import {createAjv, explainSchema, isRecord} from '../../files';

const validate = createAjv({verbose: true}).compile(extensionsSchema);

/** Reports extensions that nothing reads, or that have another form. */
const extensions: Oas3Rule = () => ({
  any(node: unknown, context) {
    if (!isRecord(node)) return;
    const written = Object.entries(node).filter(([name]) => name.startsWith('x-'));
    if (validate(Object.fromEntries(written))) return;
    for (const error of validate.errors ?? []) {
      const isAlternative = error.schemaPath.includes('/anyOf/'); // one for all follows
      if (isAlternative) continue;
      const {problem, fix, path} = explainSchema(error, 'write it in another form');
      report(context, path, problem, fix);
    }
  },
});

/** Reports components without `x-source`, whose origin nobody can check. */
const sources: Oas3Rule = () => ({
  Components(components, context) {
    for (const [group, members] of Object.entries(components)) {
      if (!isRecord(members)) continue;
      for (const [name, component] of Object.entries(members)) {
        if (isRecord(component) && 'x-source' in component) continue;
        const fix = 'write x-source with ids of contract/sources.yaml below it';
        report(context, [group, name], `"${name}" has no x-source`, fix);
      }
    }
  },
});

/** Reports fields without a description: their pages would show a name and a type. */
const fields: Oas3Rule = () => ({
  Schema({properties = {}}, context) {
    for (const [name, field] of Object.entries(properties)) {
      if (isRecord(field) && ('description' in field || '$ref' in field)) continue;
      const problem = `the field "${name}" has no description`;
      const fix = 'write below it what it is for: its page shows that';
      report(context, ['properties', name], problem, fix);
    }
  },
});

/** Reports states that `readStatuses` would misread: each has a way in, and either a way out or an outcome. */
const states: Oas3Rule = () => ({
  Schema(schema: unknown, context) {
    if (!isRecord(schema) || !('x-transitions' in schema)) return;
    const transitions = listItems(schema['x-transitions']).filter(isRecord);
    const aliases = listKeys(schema['x-aliases']);
    const outcomes = listKeys(schema['x-outcomes']);
    const reportState = (problem: string, fix: string): void => {
      report(context, ['x-transitions'], problem, fix);
    };
    for (const name of listItems(schema.enum).map(String)) {
      if (aliases.includes(name)) continue;
      const isFinal = !transitions.some(({from}) => from === name);
      if (!transitions.some(({to}) => to === name)) {
        reportState(`no transition leads to the state "${name}"`, `write one with "to: ${name}"`);
      }
      if (isFinal && !outcomes.includes(name)) {
        const problem = `no transition leads away from "${name}", and x-outcomes does not have it`;
        reportState(problem, `write "${name}: failure" or how else it ends into x-outcomes`);
      }
      if (!isFinal && outcomes.includes(name)) {
        const problem = `a transition leads away from "${name}", but x-outcomes has it`;
        reportState(problem, 'remove one of the two');
      }
    }
  },
});

/** Reports a problem at a key below the node that a rule visits. */
function report(context: UserContext, path: string[], message: string, fix: string) {
  const {source, pointer} = context.location.child(path);
  context.report({message, suggest: [fix], location: {source, pointer, reportOnKey: true}});
}

function listItems(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function listKeys(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

/** The rules for contracts that OpenAPI's own do not have, as a plugin of Redocly. What each suggests is the whole fix. */
export const contractRules: Plugin = {
  id: 'contract',
  rules: {oas3: {extensions, fields, sources, states}},
};
