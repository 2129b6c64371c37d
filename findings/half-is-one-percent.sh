#!/usr/bin/env bash
# A share of one half is shown as 1%, and 1,234.50 dollars as "1235,##0.00", in a report of costs.
#
# Versions:  hyperformula 3.5.0; beside it @formulajs/formulajs 4.6.1. Node 20 or newer.
# Input:     formulas of a report: TEXT with formats of a percentage, of thousands and of dollars; INT of a refund.
# Expected:  50%, 12.5%, 1,234.50 and -3, as of Formula.js, and as Excel documents them; or an error for a format that
#            it does not know, as for a function that it does not have.
# Seen:      HyperFormula rounds the number to the decimals of the format, and copies each other sign: a half is 1%, a
#            third 0%, and a thousand gets a second pattern behind it. INT of -2.5 is -2: it is cut, not rounded down. A
#            cell of a sheet has the text, and no error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund hyperformula@3.5.0 @formulajs/formulajs@4.6.1
cat >seen.mjs <<'JS'
import * as formulajs from '@formulajs/formulajs';
import {HyperFormula} from 'hyperformula';

const texts = ['0.5,"0%"', '1/3,"0%"', '0.125,"0.0%"', '1234.5,"#,##0.00"', '1234.5,"0.00"', '0.15,"$0.00"'];
const formulas = [...texts.map((text) => `TEXT(${text})`), 'INT(2.5)', 'INT(-2.5)', 'ROUNDDOWN(-2.5,0)'];
for (const formula of formulas) {
  const sheet = HyperFormula.buildFromArray([[`=${formula}`]], {licenseKey: 'gpl-v3'});
  const value = sheet.getCellValue({sheet: 0, row: 0, col: 0});
  const other = Function('f', `return f.${formula}`)(formulajs);
  console.log(`${formula}: HyperFormula ${value.value ?? value}, Formula.js ${other}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
TEXT(0.5,"0%"): HyperFormula 1%, Formula.js 50%
TEXT(1/3,"0%"): HyperFormula 0%, Formula.js 33%
TEXT(0.125,"0.0%"): HyperFormula 0.1%, Formula.js 12.5%
TEXT(1234.5,"#,##0.00"): HyperFormula 1235,##0.00, Formula.js 1,234.50
TEXT(1234.5,"0.00"): HyperFormula 1234.50, Formula.js 1234.50
TEXT(0.15,"$0.00"): HyperFormula $0.15, Formula.js $0.15
INT(2.5): HyperFormula 2, Formula.js 2
INT(-2.5): HyperFormula -2, Formula.js -3
ROUNDDOWN(-2.5,0): HyperFormula -2, Formula.js -2
EXPECTED
