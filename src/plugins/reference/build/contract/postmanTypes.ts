/** A name and a value, as Postman stores headers and path variables. */
export type PostmanField = {
  key: string;
  value: string;
  description?: string;
  disabled?: boolean;
};

/** One request, ready to send once the variables have values. */
export type PostmanRequest = {
  method: string;
  description: string;
  header: PostmanField[];
  url: {raw: string; host: string[]; path: string[]; variable: PostmanField[]};
  body?: {mode: 'raw'; raw: string; options: {raw: {language: 'json'}}};
};

/** One saved answer below a request. */
export type PostmanResponse = {
  id: string;
  name: string;
  originalRequest: PostmanRequest;
  status: string;
  code?: number;
  header: PostmanField[];
  body: string;
};

/** A program that runs before a request or after its answer. */
export type PostmanEvent = {
  listen: 'prerequest' | 'test';
  script: {type: 'text/javascript'; exec: string[]};
};

/** One request in a folder, with its saved answers and the program that runs after each answer. */
export type PostmanItem = {
  id: string;
  name: string;
  event: PostmanEvent[];
  request: PostmanRequest;
  response: PostmanResponse[];
};

/** A Postman collection, format 2.1: the parts of the format that this site writes. */
export type PostmanCollection = {
  info: {_postman_id: string; name: string; description: string; schema: string};
  auth: {type: 'apikey'; apikey: {key: string; value: string; type: 'string'}[]};
  event: PostmanEvent[];
  variable: {key: string; value: string}[];
  item: {name: string; description: string; item: PostmanItem[]}[];
};
