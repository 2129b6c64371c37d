import type {OpenAPIV3_1} from 'openapi-types';
import type {Contract} from '@site/src/plugins/reference/build/contract/readContract';

/** Makes a small contract of machines and errands, so that a test only states the parts that it needs. */
export function makeContract(parts: {
  readonly schemas?: Readonly<Record<string, object>>;
  readonly paths?: OpenAPIV3_1.PathsObject;
}): Contract {
  const schemas: Record<string, OpenAPIV3_1.SchemaObject> = {...parts.schemas};
  return {
    document: {
      openapi: '3.1.1',
      info: {title: 'Fixture', version: '1'},
      paths: parts.paths ?? {},
      components: {schemas},
    },
    file: 'contract/fixture.yaml',
    placeOf: (pointer) => `contract/fixture.yaml#${pointer}`,
  };
}
