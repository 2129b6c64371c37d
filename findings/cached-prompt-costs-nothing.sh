#!/usr/bin/env bash
# A prompt of 120,000 tokens costs as much as one of 12, once it is marked for the cache: a counter leaves the rest out.
#
# Versions:  tokentally 0.1.1; beside it @pydantic/genai-prices 0.1.8. Node 20 or newer.
# Input:     three usages in the form of the Messages API of Anthropic, with a price of $3 and $15 for a million
#            tokens: a prompt of 120,012 tokens; the same, of which 120,000 are written to a cache; and of which they
#            are read from it.
# Expected:  $0.36, more for the second one, and less for the third: `input_tokens` has only what no cache has to do
#            with, and the two other counts stand beside it. Or null, which is documented for a usage that is not
#            known.
# Seen:      $0.36, and $0.0008 for both others: all but 12 tokens are dropped, and `totalTokens` is 62. What costs
#            most, writing to the cache, counts as free. genai-prices has $0.45 and $0.04 for them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund tokentally@0.1.1 @pydantic/genai-prices@0.1.8
cat >seen.mjs <<'JS'
import {calcPrice, extractUsage, findProvider} from '@pydantic/genai-prices';
import {estimateUsdCost, normalizeTokenUsage, pricingFromUsdPerMillion} from 'tokentally';

const usages = {
  'no cache': {input_tokens: 120_012, output_tokens: 50},
  'written to a cache': {input_tokens: 12, cache_creation_input_tokens: 120_000, output_tokens: 50},
  'read from a cache': {input_tokens: 12, cache_read_input_tokens: 120_000, output_tokens: 50},
};
const pricing = pricingFromUsdPerMillion({inputUsdPerMillion: 3, outputUsdPerMillion: 15});
const provider = findProvider({providerId: 'anthropic'});
const model = 'claude-sonnet-4-5';
for (const [name, answer] of Object.entries(usages)) {
  const usage = normalizeTokenUsage(answer);
  const {totalUsd} = estimateUsdCost({usage, pricing});
  console.log(`${name}\n  tokentally: ${usage.totalTokens} tokens, $${totalUsd.toFixed(4)}`);
  const extracted = extractUsage(provider, {model, usage: answer}).usage;
  const {total_price: price} = calcPrice(extracted, model, {providerId: 'anthropic'});
  const tokens = extracted.input_tokens + extracted.output_tokens;
  console.log(`  genai-prices: ${tokens} tokens, $${price.toFixed(4)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
no cache
  tokentally: 120062 tokens, $0.3608
  genai-prices: 120062 tokens, $0.3608
written to a cache
  tokentally: 62 tokens, $0.0008
  genai-prices: 120062 tokens, $0.4508
read from a cache
  tokentally: 62 tokens, $0.0008
  genai-prices: 120062 tokens, $0.0368
EXPECTED
