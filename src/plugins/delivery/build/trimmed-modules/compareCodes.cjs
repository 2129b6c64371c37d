// A loader of the bundler: makes comparisons in code of others go by the numbers of letters. They ask for the
// order of a language, whose tables the browser reads at the first such question: a tenth of the time in which
// a page comes alive, to put two paths and the names of properties into an order that nobody sees.
const unknownForm = require('../unknownForm.cjs');

const IN_ORDER_OF_A_LANGUAGE = /(?<one>[\w[\].]+)\.localeCompare\((?<other>[\w[\].]+)\)/g;
const IN_ORDER_OF_NUMBERS = '(($<one> > $<other>) - ($<one> < $<other>))';

module.exports = function compareCodes(source) {
  const compared = source.replace(IN_ORDER_OF_A_LANGUAGE, IN_ORDER_OF_NUMBERS);
  if (compared === source) {
    const what = 'a module sorts in another way';
    throw unknownForm('trimmedModules', 'build/trimmed-modules/compareCodes.cjs', what);
  }
  return compared;
};
