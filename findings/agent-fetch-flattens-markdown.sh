#!/usr/bin/env bash
# An agent that fetches Markdown gets it on one line, with backslashes, and without the address that it is to call.
#
# Versions:  @tokenizin/mcp-npx-fetch 1.0.0, fetch-mcp 0.0.5, @modelcontextprotocol/sdk 1.32.2. Node 20.
# Input:     a file of type text/markdown with a heading, a list, a name with underscores, and
#            `<https://api.example/app>` in a block of code; the tools of two MCP servers that fetch a page.
# Expected:  Markdown is what the tools make of HTML, so that they pass it on as it is, as fetch-mcp does.
# Seen:      fetch_markdown of mcp-npx-fetch reads the file as HTML: line ends are spaces, marks are escaped, and what
#            stands between < and > is a tag and gone, in code too. Its fetch_txt does the same, but for the
#            backslashes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @tokenizin/mcp-npx-fetch@1.0.0 fetch-mcp@0.0.5 \
  @modelcontextprotocol/sdk@1.32.2
cat >seen.mjs <<'JS'
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {createServer} from 'node:http';

const code = '```bash\ncurl <https://api.example/app>\n```';
const page = `# Stop\n\n- set active_workers\n\n${code}\n`;
const site = createServer((request, response) => {
  response.writeHead(200, {'content-type': 'text/markdown; charset=utf-8'});
  response.end(page);
});
await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${site.address().port}/stop.md`;
for (const [command, ...tools] of [
  ['mcp-npx-fetch', 'fetch_markdown', 'fetch_txt'],
  ['fetch-mcp', 'fetch_url'],
]) {
  const client = new Client({name: 'agent', version: '1'});
  await client.connect(new StdioClientTransport({command: `node_modules/.bin/${command}`, stderr: 'ignore'}));
  for (const name of tools) {
    const {content} = await client.callTool({name, arguments: {url}});
    const {text} = content[0];
    console.log(`${command} ${name}: ${text.includes(page) ? 'as it is' : text}`);
  }
  await client.close();
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
mcp-npx-fetch fetch_markdown: \# Stop - set active\_workers \`\`\`bash curl \`\`\`
mcp-npx-fetch fetch_txt: # Stop - set active_workers ```bash curl ```
fetch-mcp fetch_url: as it is
EXPECTED
