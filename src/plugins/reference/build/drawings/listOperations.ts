import type {OpenAPIV3_1} from 'openapi-types';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** One operation of the contract, with what tables and links need. */
export type OperationFacts = {
  readonly id: string;
  /** The group of operations that it belongs to. */
  readonly tag: string;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** In Markdown. */
  readonly description: string;
  readonly responses: OpenAPIV3_1.ResponsesObject;
};

/**
 * @param document a contract
 * @returns its operations in the contract's order
 */
export function listOperations(document: OpenAPIV3_1.Document): OperationFacts[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, pathItem]) =>
    Object.keys(pathItem ?? {}).flatMap((key): OperationFacts[] => {
      const method = METHODS.find((it) => it === key);
      const operation = method && pathItem?.[method];
      if (!operation) return [];
      return [
        {
          id: operation.operationId ?? `${method} ${path}`,
          tag: operation.tags?.[0] ?? '',
          method: method.toUpperCase(),
          path,
          summary: operation.summary ?? '',
          description: operation.description ?? '',
          responses: operation.responses,
        },
      ];
    }),
  );
}
