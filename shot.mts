import {chromium} from 'playwright-core';
const b = await chromium.launch({executablePath:'node_modules/.cache/chromium-153.0.0/chromium', args:['--no-sandbox']});
for (const [width, dark] of [[1440,true],[360,false]] as const) {
const page = await b.newPage({viewport:{width,height:900}, hasTouch: width===360, isMobile: width===360});
page.on('console', m => console.log('console', m.type(), m.text()));
page.on('pageerror', e => console.log('pageerror', e.message));
page.on('response', r => r.status()>=400 && console.log(r.status(), r.url()));
if (dark) await page.addInitScript(() => localStorage.setItem('theme','dark'));
await page.goto('http://127.0.0.1:4391/api/apis/job/run-job');
await page.evaluate(() => dispatchEvent(new Event('pointermove')));
await page.waitForSelector('html[data-has-hydrated=true]');
const c = page.locator('.console[data-operation]').first();
await page.screenshot({path:`/tmp/run/a-${width}-1.png`});
await c.getByRole('button',{name:'Run', exact:true}).click();
await c.getByRole('button',{name:'Create an app first'}).click();
await page.waitForTimeout(900);
await page.screenshot({path:`/tmp/run/a-${width}-2.png`});
await page.waitForTimeout(2500);
await page.screenshot({path:`/tmp/run/a-${width}-3.png`});
const tick = page.getByRole('checkbox', {name:'guidance_scale'});
await tick.scrollIntoViewIfNeeded();
await tick.click();
await page.screenshot({path:`/tmp/run/a-${width}-4.png`});
await page.goto('http://127.0.0.1:4391/docs/tutorial-basics/retrieve-a-job');
await page.evaluate(() => dispatchEvent(new Event('pointermove')));
await page.waitForSelector('html[data-has-hydrated=true]');
for (const [i, it] of (await page.locator('.console:has(.console-foot)').all()).entries()) {
  console.log(await it.getAttribute('aria-label'));
  await it.getByRole('button',{name:'Run', exact:true}).click();
  await page.waitForTimeout(4000);
  await it.scrollIntoViewIfNeeded();
  await page.screenshot({path:`/tmp/run/b-${width}-${i}.png`});
}
}
await b.close();
