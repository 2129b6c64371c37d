import type {OpenAPIV3_1} from 'openapi-types';

type Reference = OpenAPIV3_1.ReferenceObject;

/**
 * Resolves a local `$ref`.
 *
 * @param components the components that the reference can name, for example `document.components?.parameters`
 * @param value a component, or a reference to one
 * @returns the component itself
 * @throws Error when there is no such component, which a contract that passed `readContract` cannot cause
 */
export function followReference<T extends object>(
  components: Readonly<Record<string, T | Reference>> | undefined,
  value: T | Reference,
): T {
  if (!isReference(value)) return value;
  const name = value.$ref.split('/').at(-1) ?? '';
  const found = components?.[name];
  if (!found) throw new Error(`the contract has no "${value.$ref}"`);
  return followReference(components, found);
}

function isReference(value: object): value is Reference {
  return '$ref' in value && typeof value.$ref === 'string';
}
