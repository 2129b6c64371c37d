// In the place of `prop-types`: React 19 asks no longer for the types of properties, though packages still tell them.
const anyType: object = new Proxy(() => anyType, {get: () => anyType});

export default anyType;
