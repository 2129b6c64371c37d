import {TRUSTED_TYPES} from './contentPolicy';

/** What a reader sees when the bundle did not run. */
export type LoadFailure = {readonly text: string; readonly reload: string};

/** The part that fetches the bundle, once, or says that it did not come. */
function buildFetching({text, reload}: LoadFailure): string {
  return `var w=window,n=navigator,started,failed,held;
function alive(){return r.getAttribute("data-has-hydrated")==="true"}
function fail(){
if(failed||w.docusaurus)return;
failed=1;
var p=d.createElement("p"),a=d.createElement("a");
p.className="loadFailure";
p.setAttribute("role","status");
a.href=location.href;
a.onclick=function(){location.reload();return false};
a.textContent=${JSON.stringify(reload)};
p.append(${JSON.stringify(`${text} `)},a);
d.body.append(p)
}
function start(){
if(started)return;
started=1;
var rules={createScriptURL:function(u){if(/^\\/assets\\/js\\/[\\w.~-]+\\.js$/.test(u))return u;throw new TypeError(u)}},
policy=w.trustedTypes?w.trustedTypes.createPolicy(${JSON.stringify(TRUSTED_TYPES.loader)},rules):rules;
d.querySelectorAll("noscript").forEach(function(o){
var i=/integrity="([^"]+)"/.exec(o.textContent),h=/href="(\\/assets\\/css\\/[\\w.-]+)"/.exec(o.textContent),l;
if(!i||!h)return;
l=d.createElement("link");
l.rel="stylesheet";
l.integrity=i[1];
l.crossOrigin="anonymous";
l.href=h[1];
d.head.append(l)
});
d.querySelectorAll('script[type="text/plain"]').forEach(function(o){
var s=d.createElement("script");
s.async=false;
s.integrity=o.integrity;
s.crossOrigin="anonymous";
s.onerror=fail;
s.src=policy.createScriptURL(o.getAttribute("src"));
d.head.append(s)
})
}
`;
}

/** The part that decides when: it waits for paint and idleness, or for use, and keeps what was pressed. */
const WAITING = `function paint(f){requestAnimationFrame(function(){setTimeout(f)})}
function soon(){paint(start)}
function hold(e){
var t=e.target,b=t&&t.closest&&t.closest("button,[role=tab]"),k=e.key;
if(alive()){held=0;return}
if(k){
if((e.ctrlKey||e.metaKey)&&k.toLowerCase()==="k"||k==="/"&&!t.closest("input,textarea,select")){
e.preventDefault();
held=function(){t.dispatchEvent(new KeyboardEvent("keydown",e))}
}
}else if(b){
held=function(tries){
if(b.disabled&&tries)return 1;
if(b.isConnected)b.click()
}
}
}
function replay(tries){
paint(function(){
if(!held)return;
if(held(tries))replay(tries-1);
else held=0
})
}
["pointermove","pointerdown","touchstart","keydown","focusin"].forEach(function(t){
addEventListener(t,soon,{capture:true,passive:true,once:true})
});
["pointerup","click","keydown"].forEach(function(t){addEventListener(t,hold,true)});
new MutationObserver(function(c,o){if(alive()){o.disconnect();replay(60)}}).observe(r,{attributes:true});
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,100)}
if(!(n.connection&&n.connection.saveData))addEventListener("load",function(){
try{
new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint").length)idle()}).observe({type:"paint",buffered:true})
}catch(e){paint(idle)}
})`;

/**
 * Writes the part of the inline script that fetches the bundle, which `src/plugins/lean-pages` makes wait:
 * when the browser is idle after the page is loaded, or at the first sign of use. With data saving on, only
 * the latter. What a reader pressed before the page is alive is pressed again once it is.
 *
 * The addresses stand in the page, so that this text, whose hash is in the header, is the same for every
 * build. Only files of the bundle pass.
 *
 * @returns statements that know the document as `d` and its root element as `r`
 */
export function buildLateScripts(failure: LoadFailure): string {
  return `${buildFetching(failure)}\n${WAITING}`;
}
