#!/usr/bin/env bash
# Stemmers of search libraries give a verb and its noun, such as pay and payment, different stems.
#
# Versions:  stemmer 2.0.1, porter-stemmer 0.9.1, snowball-stemmers 0.6.0, and the stemmer of lunr 2.3.9. Node 20.
# Input:     deploy, deployed, deployment; pay, payment; verify, verification; queue, queued.
# Expected:  one stem for each group, so that a search for the verb finds a section about the noun.
# Seen:      none of the four joins pay and payment, verify and verification, or queue and queued; the two that keep
#            Porter's first rule for y also part deploy from deployment (deploi, deploy).
# For us:    src/plugins/search/client/synonyms.json joins those that the site needs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  stemmer@2.0.1 porter-stemmer@0.9.1 snowball-stemmers@0.6.0 lunr@2.3.9
cat >stem.mjs <<'JS'
import lunr from 'lunr';
import porter from 'porter-stemmer';
import snowball from 'snowball-stemmers';
import {stemmer} from 'stemmer';

const english = snowball.newStemmer('english');
const STEMMERS = {
  stemmer,
  'porter-stemmer': (word) => porter.stemmer(word),
  snowball: (word) => english.stem(word),
  lunr: (word) => lunr.stemmer(new lunr.Token(word)).toString(),
};
const GROUPS = ['deploy deployed deployment', 'pay payment', 'verify verification', 'queue queued'];
for (const [name, stem] of Object.entries(STEMMERS)) {
  for (const group of GROUPS) console.log(`${name}: ${group.split(' ').map(stem).join(' ')}`);
}
JS
node stem.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
stemmer: deploi deploi deploy
stemmer: pai payment
stemmer: verifi verif
stemmer: queue queu
porter-stemmer: deploi deploi deploy
porter-stemmer: pai payment
porter-stemmer: verifi verif
porter-stemmer: queue queu
snowball: deploy deploy deploy
snowball: pay payment
snowball: verifi verif
snowball: queue queu
lunr: deploy deploy deploy
lunr: pay payment
lunr: verifi verif
lunr: queue queu
EXPECTED
