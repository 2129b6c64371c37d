#!/usr/bin/env bash
# What a model with open weights costs and how much it can read comes from one host that the caller has never named.
#
# Versions:  @pydantic/genai-prices 0.1.8, tokenlens 1.3.1. Node 20.
# Input:     the names of models with open weights, as an OpenAI-compatible server of one's own lists them, without a
#            provider; a million tokens in and out.
# Expected:  nothing, because no provider is known, or the context of the model itself, 131,072 tokens for Llama 3.1 8B.
# Seen:      genai-prices prices `deepseek-r1-distill-llama-8b`, which has 8 billion parameters, as `deepseek-reasoner`,
#            which has 671 billion, and gpt-oss as if OpenAI ran it. tokenlens gives Llama 3.1 8B a context of 7,968
#            tokens and a price, so that a conversation is shortened at a sixteenth of what the model reads.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @pydantic/genai-prices@0.1.8 tokenlens@1.3.1
cat >seen.mjs <<'JS'
import {calcPrice} from '@pydantic/genai-prices';
import {estimateCost, getContextWindow} from 'tokenlens';
const usage = {input_tokens: 1_000_000, output_tokens: 1_000_000};
for (const name of ['deepseek-r1-distill-llama-8b', 'gpt-oss-20b', 'gemma-2-9b']) {
  const price = calcPrice(usage, name);
  console.log(`genai-prices, ${name}: ${price ? `${price.provider.id} ${price.model.id}` : 'no price'}`);
}
for (const modelId of ['meta-llama/Llama-3.1-8B-Instruct', 'Qwen/Qwen2.5-7B-Instruct']) {
  const {totalMax} = getContextWindow(modelId);
  const {totalUSD} = estimateCost({modelId, usage: {prompt_tokens: 1_000_000, completion_tokens: 0}});
  console.log(`tokenlens, ${modelId}: ${totalMax} tokens, ${totalUSD} dollars`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
genai-prices, deepseek-r1-distill-llama-8b: deepseek deepseek-reasoner
genai-prices, gpt-oss-20b: openai gpt-oss-20b
genai-prices, gemma-2-9b: no price
tokenlens, meta-llama/Llama-3.1-8B-Instruct: 7968 tokens, 0.28 dollars
tokenlens, Qwen/Qwen2.5-7B-Instruct: undefined tokens, undefined dollars
EXPECTED
