import type {Oas3Rule, Plugin, UserContext} from '@redocly/openapi-core';
import extensionsSchema from '../../../contract/schemas/extensions.json';
import {explainSchema, isRecord} from '../../files';
import {createAjv} from './validate';

const validate = createAjv({verbose: true}).compile(extensionsSchema);

/** Reports extensions that nothing reads, or that have another form. */
const extensions: Oas3Rule = () => ({
  any(node: unknown, context) {
    if (!isRecord(node)) return;
    const written = Object.entries(node).filter(([name]) => name.startsWith('x-'));
    if (validate(Object.fromEntries(written))) return;
    for (const error of validate.errors ?? []) {
      const isAlternative = error.schemaPath.includes('/anyOf/'); // one error for all of them follows
      if (isAlternative) continue;
      const {problem, fix, path} = explainSchema(error, 'write it in another form');
      context.report({message: problem, suggest: [fix], location: locateKey(context, path)});
    }
  },
});

/** Reports components without `x-source`: nobody knows where they come from. */
const sources: Oas3Rule = () => ({
  Components(components, context) {
    for (const [group, members] of Object.entries(components)) {
      if (!isRecord(members)) continue;
      for (const [name, component] of Object.entries(members)) {
        if (isRecord(component) && 'x-source' in component) continue;
        context.report({
          message: `"${name}" has no x-source`,
          suggest: ['write x-source with ids of contract/sources.yaml below it'],
          location: locateKey(context, [group, name]),
        });
      }
    }
  },
});

/** Reports fields without a description: their pages would show a name and a type. */
const fields: Oas3Rule = () => ({
  Schema({properties = {}}, context) {
    for (const [name, field] of Object.entries(properties)) {
      if (isRecord(field) && ('description' in field || '$ref' in field)) continue;
      context.report({
        message: `the field "${name}" has no description`,
        suggest: ['write below it what it is for: its page shows that'],
        location: locateKey(context, ['properties', name]),
      });
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
    const location = locateKey(context, ['x-transitions']);
    const report = (message: string, fix: string): void => {
      context.report({message, suggest: [fix], location});
    };
    for (const name of listItems(schema.enum).map(String)) {
      if (aliases.includes(name)) continue;
      const isFinal = !transitions.some(({from}) => from === name);
      if (!transitions.some(({to}) => to === name)) {
        report(`no transition leads to the state "${name}"`, `write one with "to: ${name}"`);
      }
      if (isFinal && !outcomes.includes(name)) {
        const problem = `no transition leads away from "${name}", and x-outcomes does not have it`;
        report(problem, `write "${name}: failure" or how else it ends into x-outcomes`);
      }
      if (!isFinal && outcomes.includes(name)) {
        const problem = `a transition leads away from "${name}", but x-outcomes has it`;
        report(problem, 'remove one of the two');
      }
    }
  },
});

/** Locates a key below the node that a rule visits. */
function locateKey({location}: UserContext, path: string[]) {
  const {source, pointer} = location.child(path);
  return {source, pointer, reportOnKey: true};
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
