// The module that programs import as openai: the official client.
export {default} from 'openai';
