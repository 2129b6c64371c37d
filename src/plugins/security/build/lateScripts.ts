import {STYLES_ARE_LATE} from '../../../components/LateStyles/lateStyles';
import {ENTRIES, HELD} from '../../delivery';
import {TRUSTED_TYPES} from './contentPolicy';

/** What a reader sees when the bundle did not run. */
export type LoadFailure = {readonly text: string; readonly reload: string};

/**
 * When the bundle runs: at the first sign of use, or as soon as the browser is idle. A reader who uses
 * the page before it is idle does not wait in either case.
 */
export type Start = 'at first use' | 'when idle';

/**
 * How long a page lies there untouched before it comes alive by itself. Somebody is reading then, or hears
 * it by a screen reader, which need not send events; a moment of work disturbs neither.
 */
const PAUSE_MS = 8000;

/** An element with this attribute is on pages that say less without scripts: they start when idle. */
const NEEDS_SCRIPTS = 'data-needs-scripts';

/** Where the theme keeps the language of samples that a reader chose: another panel shows then. */
const CHOSEN_LANGUAGE = 'docusaurus.tab.language';

/** What a reader cannot use before the whole style sheet is there: search, and the menu of small screens. */
const OPENS_A_DIALOG = '[aria-haspopup=dialog],.navbar__toggle';

const LATE = JSON.stringify(STYLES_ARE_LATE);

/** The part that fetches the whole style sheet, for some media. */
const SHEET = `function late(){return r.hasAttribute(${LATE})}
function arrived(){r.removeAttribute(${LATE});replay(60)}
function sheet(media){
if(whole){whole.media=media;return}
d.querySelectorAll("noscript").forEach(function(o){
var i=/integrity="([^"]+)"/.exec(o.textContent),h=/href="(\\/assets\\/css\\/[\\w.-]+)"/.exec(o.textContent);
if(!i||!h)return;
whole=d.createElement("link");
whole.rel="stylesheet";
whole.media=media;
whole.integrity=i[1];
whole.crossOrigin="anonymous";
whole.href=h[1];
whole.onload=whole.onerror=arrived;
d.head.append(whole)
});
if(!whole)arrived()
}
`;

/** The part that fetches the bundle, once, or says that it did not come. */
function buildFetching({text, reload}: LoadFailure): string {
  return `var w=window,c=navigator.connection,dear=c&&(c.saveData||/2g/.test(c.effectiveType)),started,failed,held,whole;
function alive(){return r.getAttribute("data-has-hydrated")==="true"}
function fail(){
if(failed||w.docusaurus)return;
failed=1;
var p=d.createElement("p"),a=d.createElement("a");
r.setAttribute("data-load-failed","");
p.className="loadFailure";
p.setAttribute("role","status");
a.href=location.href;
a.onclick=function(){location.reload();return false};
a.textContent=${JSON.stringify(reload)};
p.append(${JSON.stringify(`${text} `)},a);
d.body.append(p)
}
function scripts(){return d.querySelectorAll('script[type="${HELD}"]')}
function ahead(){
sheet("print");
scripts().forEach(function(o){
fetch(o.getAttribute("src"),{priority:"low"}).then(function(a){return a.arrayBuffer()}).catch(function(){})
})
}
function start(){
if(started)return;
started=1;
var rules={createScriptURL:function(u){if(/^\\/assets\\/js\\/[\\w.~-]+\\.js$/.test(u))return u;throw new TypeError(u)}},
policy=w.trustedTypes?w.trustedTypes.createPolicy(${JSON.stringify(TRUSTED_TYPES.loader)},rules):rules;
if(dear)r.setAttribute(${LATE},"");
else sheet("all");
scripts().forEach(function(o,i,all){
var s=d.createElement("script");
s.async=false;
s.integrity=o.integrity;
s.crossOrigin="anonymous";
s.onerror=i<all.length-${ENTRIES}?function(){s.remove()}:fail;
if(dear&&i===all.length-1)s.onload=function(){sheet("all")};
s.src=policy.createScriptURL(o.getAttribute("src"));
o.replaceWith(s)
})
}
`;
}

/** The part that decides when: it waits for use, fetches ahead when idle, and keeps what was pressed. */
function buildWaiting(begin: Start): string {
  const reasons = [
    'location.search',
    'location.hash',
    `g(${JSON.stringify(CHOSEN_LANGUAGE)})`,
    `d.querySelector("[${NEEDS_SCRIPTS}]")`,
  ];
  const isAtOnce = begin === 'when idle' ? '1' : reasons.join('||');
  return `function paint(f){requestAnimationFrame(function(){setTimeout(f)})}
function soon(){paint(start)}
function hold(e){
var t=e.target,b=t&&t.closest&&t.closest("button,[role=tab]"),k=e.key,
search=k&&((e.ctrlKey||e.metaKey)&&k.toLowerCase()==="k"||k==="/"&&!t.closest("input,textarea,select")),
dialog=search||!k&&b&&b.matches(${JSON.stringify(OPENS_A_DIALOG)});
if(alive()){
if(!dialog||!late()){held=0;return}
e.stopImmediatePropagation()
}
if(search){
e.preventDefault();
held=function(){t.dispatchEvent(new KeyboardEvent("keydown",e))}
}else if(!k&&b){
held=function(tries){
if(b.disabled&&tries)return 1;
if(b.isConnected)b.click()
}
}else return;
held.dialog=dialog
}
function replay(tries){
paint(function(){
if(!held||!alive()||held.dialog&&late())return;
if(held(tries))replay(tries-1);
else held=0
})
}
["pointermove","pointerdown","touchstart","click","keydown","focusin"].forEach(function(t){
addEventListener(t,soon,{capture:true,passive:true,once:true})
});
["pointerup","click","keydown"].forEach(function(t){addEventListener(t,hold,true)});
new MutationObserver(function(c,o){if(alive()){o.disconnect();replay(60)}}).observe(r,{attributes:true});
function idle(f){w.requestIdleCallback?requestIdleCallback(f,{timeout:2000}):setTimeout(f,100)}
function rest(){
if(started)return;
if(${isAtOnce})return start();
ahead();
setTimeout(function(){idle(start)},${PAUSE_MS})
}
if(!dear)addEventListener("load",function(){
try{
new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint").length)idle(rest)}).observe({type:"paint",buffered:true})
}catch(e){paint(function(){idle(rest)})}
})`;
}

/**
 * Writes the part of the inline script that fetches the bundle, which `src/plugins/lean-pages` makes wait.
 * When the browser is idle after the page is loaded, it fetches the files, and the whole style sheet for
 * paper, and runs nothing. They run at the first sign of use: a page needs none of them to be read. An
 * address that leads into the page, a language chosen before, a page that says less without scripts, and a
 * long pause start them too. With data saving on, and on a 2G line, nothing but use does, and the whole style
 * sheet comes after the scripts, which need seconds: what needs it waits, and the rest works before. What a
 * reader pressed before the page is alive is pressed again once it is.
 *
 * The addresses stand in the page, so that this text, whose hash is in the header, is the same for every
 * build of a kind. Only files of the bundle pass.
 *
 * @returns statements that know the document as `d`, its root element as `r`, and the item of the storage
 *   under a name as `g(name)`
 */
export function buildLateScripts(failure: LoadFailure, begin: Start): string {
  return `${buildFetching(failure)}\n${SHEET}\n${buildWaiting(begin)}`;
}
