import {
  CONTRACT,
  CONTRACTS,
  findJson,
  listOperations,
  loadContract,
  readStatuses,
  requestSchema,
  type Operation,
} from '../openapi';
import type {MockContract, MockOperation} from '@rungen/mock-server/contract';

/** The contract as data, and the schema of requests to each operation, by its ID. */
export type MockContractSource = {
  readonly data: Omit<MockContract, 'checks'>;
  readonly schemas: Readonly<Record<string, object>>;
};

/**
 * Reads what the mock server needs of both contracts.
 *
 * The objects of the contract are open, because the service's own handling of unknown fields is not published; the
 * schemas here are closed, so that a field that the contract does not name is a problem.
 *
 * @throws ContentError with every problem of the contracts
 */
export async function readMockContract(siteDir: string): Promise<MockContractSource> {
  const operations: MockOperation[] = [];
  const schemas: Record<string, object> = {};
  for (const {file, prefix} of CONTRACTS) {
    const contract = await loadContract(siteDir, file);
    for (const operation of listOperations(contract)) {
      operations.push(toMockOperation(operation, prefix));
      schemas[operation.operationId] = requestSchema(operation);
    }
  }
  const {components} = await loadContract(siteDir, CONTRACT);
  const {AppStatus = {}, JobStatus = {}} = components.schemas;
  const statuses = {app: readStatuses(AppStatus), job: readStatuses(JobStatus)};
  return {data: {operations, statuses}, schemas};
}

/** @param prefix of its path, such as `/v1` */
function toMockOperation(operation: Operation, prefix: string): MockOperation {
  const {operationId, method, path, requestBody, responses} = operation;
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const examples = Object.values(findJson(success?.[1])?.examples ?? {});
  const status = Number(success?.[0]);
  return {
    id: operationId,
    method,
    path: prefix + path,
    takesBody: findJson(requestBody) !== undefined,
    // A range such as `2XX` is not a status code.
    example: {status: Number.isNaN(status) ? 200 : status, body: examples[0]?.value},
  };
}
