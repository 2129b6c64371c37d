import {chromium} from 'playwright-core';
const b = await chromium.launch({executablePath:'node_modules/.cache/chromium-153.0.0/chromium', args:['--no-sandbox']});
const page = await b.newPage({javaScriptEnabled:false});
await page.goto('http://127.0.0.1:4391/api/apis/job/run-job');
await page.screenshot({path:'/tmp/run/nojs.png', fullPage:true});
await b.close();
