// A bundler loader: makes comparisons in third-party code compare character codes. They compare by language, and the
// browser loads the tables for that at the first such comparison: a tenth of the time in which a page hydrates, to sort
// two paths and the names of properties into an order that nobody sees.
const unknownForm = require('../unknownForm.cjs');

const IN_ORDER_OF_A_LANGUAGE = /(?<one>[\w[\].]+)\.localeCompare\((?<other>[\w[\].]+)\)/g;
const IN_ORDER_OF_NUMBERS = '(($<one> > $<other>) - ($<one> < $<other>))';

module.exports = function compareCodes(source) {
  const compared = source.replace(IN_ORDER_OF_A_LANGUAGE, IN_ORDER_OF_NUMBERS);
  if (compared === source) {
    const what = 'a module does not sort with localeCompare';
    throw unknownForm('trimmedModules', 'build/trimmed-modules/compareCodes.cjs', what);
  }
  return compared;
};
