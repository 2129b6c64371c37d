import {createApp, deleteApp, getApp, listApps, updateApp} from './appOperations';
import {createChatCompletion, listModels} from './chatOperations';
import {cancelJob, getJob, runJob} from './jobOperations';
import type {OperationHandler} from './operationTypes';

/** Every operation of both contract files, by its operationId. */
export const OPERATIONS: ReadonlyMap<string, OperationHandler> = new Map<string, OperationHandler>([
  ['createApp', {handle: createApp}],
  ['listApps', {handle: listApps}],
  ['getApp', {handle: getApp}],
  ['updateApp', {handle: updateApp}],
  ['deleteApp', {handle: deleteApp}],
  ['runJob', {handle: runJob}],
  ['getJob', {handle: getJob}],
  ['cancelJob', {handle: cancelJob}],
  ['listModels', {handle: listModels}],
  ['createChatCompletion', {handle: createChatCompletion}],
]);
