const {version} = require('@docusaurus/core/package.json');

/**
 * The one error of all optimizations: what is built has a form that one of them does not know, as after an
 * upgrade. Plain JavaScript, because loaders of the bundler use it too.
 *
 * @param {string} lever the name of the option
 * @param {string} file the file that knows the form, below src/plugins/delivery
 * @param {string} what what was found, or was not
 * @returns {Error} says what to switch off, and which file to change
 */
module.exports = function unknownForm(lever, file, what) {
  const error = new Error(
    `The optimization ${lever} does not know this version of Docusaurus (${version}): ${what}. ` +
      `Switch it off: ${lever}: false in docusaurus.config.ts. Or change src/plugins/delivery/${file}.`,
  );
  error.name = 'UnknownForm';
  return error;
};
