// Replaces `prop-types`: React 19 no longer checks the types of properties, though packages still declare them.
const anyType: object = new Proxy(() => anyType, {get: () => anyType});

export default anyType;
