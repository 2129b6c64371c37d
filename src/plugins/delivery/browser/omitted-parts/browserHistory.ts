// Replaces `history` for the router. Addresses of this site are paths: the other two kinds of history are imported by
// routers that are never rendered.
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
