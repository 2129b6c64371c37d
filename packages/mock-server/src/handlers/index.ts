import type {Handler} from '../context';
import {createApp, deleteApp, getApp, listApps, updateApp} from './apps';
import {createChatCompletion} from './chat';
import {cancelJob, getJob, runJob} from './jobs';

/** The operations with a behavior of their own, by ID. Any other answers the example of the contract. */
export const HANDLERS: Readonly<Record<string, Handler>> = {
  listApps,
  createApp,
  getApp,
  updateApp,
  deleteApp,
  runJob,
  getJob,
  cancelJob,
  createChatCompletion,
};
