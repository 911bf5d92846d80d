/** The style of the public pages; colours, typeface and text size are shared with all pages. */
export const publicStyle = `
:root.dark{color-scheme:dark}:root.light{color-scheme:light}
a{color:inherit}img{max-width:100%}
.skip{position:absolute;left:1rem;top:-4rem;background:var(--surface);padding:.6rem 1rem;border-radius:.6rem}.skip:focus{top:.6rem;z-index:1}
.top{display:flex;justify-content:space-between;align-items:center;gap:1rem;max-width:72rem;margin:0 auto;padding:.9rem 1.25rem}
.brand{display:flex;align-items:center;gap:.6rem;font-weight:700;font-size:1.15rem;text-decoration:none;min-height:2.75rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;max-width:100%;padding:.4rem 1.6rem;border-radius:1.5rem;text-align:center;overflow-wrap:anywhere;background:var(--heart);color:var(--on-heart);font-weight:600;text-decoration:none}
.button:hover{background:var(--heart-hover)}
.button.quiet{min-height:2.75rem;padding:.2rem 1.2rem;background:none;border:1px solid var(--line-strong);color:var(--ink)}.button.quiet:hover{background:var(--sunken)}
main{max-width:72rem;margin:0 auto;padding:0 1.25rem 3rem}
.banner{display:block;width:100vw;max-width:none;margin-inline:calc(50% - 50vw);height:auto;aspect-ratio:16/5;max-height:17rem;object-fit:cover;background:var(--sunken);mask-image:linear-gradient(#000 60%,transparent)}
.person{display:flex;flex-wrap:wrap;gap:1.25rem 2rem;align-items:flex-end;justify-content:space-between;margin:-2.75rem 0 0}
.face{display:grid;place-items:center;width:7rem;height:7rem;border-radius:50%;object-fit:cover;border:4px solid var(--canvas);background:var(--sunken);color:var(--ink);font-size:2.75rem;font-weight:600}
.who{flex:1 1 18rem;min-width:0;overflow-wrap:anywhere}
h1{font-size:clamp(1.6rem,4vw,2.25rem);line-height:1.2;margin-top:.5rem}
h2{font-size:1.25rem;margin:2.5rem 0 1rem}
.soft{color:var(--ink-soft)}.who p{margin-top:.25rem}
.badge{width:.8em;height:.8em;margin-inline-start:.3em;fill:var(--verified);stroke:var(--canvas);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
html{scroll-padding-bottom:6rem}body{overflow-x:clip}
.bar{position:sticky;bottom:0;display:flex;flex-direction:row-reverse;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.35rem 1.5rem;margin:2rem -1.25rem -3rem;padding:.75rem 1.25rem;padding-bottom:max(.75rem,env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--surface);box-shadow:0 0 0 100vmax var(--surface);clip-path:inset(0 -100vmax)}.bar .soft{flex:1 1 12rem;font-variant-numeric:tabular-nums}
.posts.mosaic{grid-template-columns:1fr 1fr;gap:.75rem}.mosaic li{min-width:0}.mosaic li:first-child{grid-column:1/-1}.mosaic .frame{aspect-ratio:4/5}.mosaic li:first-child .frame{aspect-ratio:4/3}
.ask{margin-top:2.5rem;padding:1.25rem;border-radius:1rem;background:var(--lamp-soft)}.ask h2{margin:0;color:var(--lamp-ink)}.greeting{max-width:44rem;margin-top:.75rem;white-space:pre-line;overflow-wrap:anywhere}
.chips{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:1rem;padding:0;list-style:none}.chips a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.35rem 1.1rem;border-radius:1.4rem;border:1px solid var(--lamp-ink);background:var(--surface);color:var(--ink);text-decoration:none;overflow-wrap:anywhere}.chips a:hover{background:var(--sunken)}
.rows{padding:0;list-style:none;border-top:1px solid var(--line)}.row{display:flex;align-items:center;gap:1rem;min-height:5rem;padding:.5rem 0;border-bottom:1px solid var(--line);text-decoration:none}.row:hover{background:var(--sunken)}.row .facts{padding:0}
.thumb{flex:none;width:4rem;height:4rem;border-radius:.875rem;overflow:hidden;background:var(--sunken)}.thumb img{display:block;width:100%;height:100%;object-fit:cover;filter:blur(6px);transform:scale(1.2)}
.bio{max-width:44rem;margin:1.5rem 0 0;white-space:pre-line;overflow-wrap:anywhere}
.tiers{max-width:44rem;margin:1.5rem 0 0;overflow-wrap:anywhere}.tiers h2{font-size:1.2rem}.tiers>ul{display:flex;flex-direction:column;gap:1rem;padding:0;list-style:none}
.posts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1.25rem;padding:0;list-style:none}
.post{display:flex;flex-direction:column;height:100%;border:1px solid var(--line);border-radius:1.25rem;overflow:hidden;background:var(--surface);text-decoration:none}
.post:hover{border-color:var(--line-strong)}
.frame{position:relative;display:block;aspect-ratio:4/3;background:var(--sunken);overflow:hidden}
.frame img{display:block;width:100%;height:100%;object-fit:cover}.frame .blur{filter:blur(14px);transform:scale(1.15)}
.frame.wide{border-radius:1.25rem}
.tag{position:absolute;left:.75rem;bottom:.75rem;max-width:calc(100% - 1.5rem);padding:.25rem .75rem;border-radius:1rem;background:#1a1014d9;color:#fff;font-size:.85rem;font-weight:600}
.words{display:block;flex:1;padding:1rem 1.1rem .5rem;overflow-wrap:anywhere}
.facts{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0 1.1rem 1rem;font-size:.85rem;color:var(--ink-soft)}
.pages:empty{display:none}.pages{display:flex;justify-content:center;gap:1rem;margin-top:2rem}
article{max-width:44rem;margin:0 auto}
.author{display:flex;align-items:center;gap:.9rem;text-decoration:none;min-height:3rem}.face.small{flex:none;width:3rem;height:3rem;border:0;font-size:1.25rem}
.author b{display:block}
article .caption{font-family:inherit;font-weight:450;margin:1rem 0;font-size:1.1rem;white-space:pre-line;overflow-wrap:anywhere}
article .media{display:grid;gap:1rem;margin:1rem 0}article .media img,article .media video{display:block;width:100%;height:auto;border-radius:1.25rem;background:var(--sunken)}
.offer{margin:1.5rem 0;padding:1.5rem;border:1px solid var(--line);border-radius:1.25rem;background:var(--surface);text-align:center}.offer p{margin-bottom:1rem}.offer p:last-child{margin:.75rem 0 0}
.missing{padding:5rem 0;text-align:center}.missing p{margin:1rem 0 2rem}
footer{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 2rem;justify-content:space-between;max-width:72rem;margin:0 auto;padding:1.5rem 1.25rem 3rem;border-top:1px solid var(--line);color:var(--ink-soft);font-size:.9rem}
footer nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}footer a{display:inline-flex;align-items:center;min-height:2.75rem}
@media (min-width:56rem){.posts.mosaic{grid-template-columns:2fr 1fr 1fr;gap:1.25rem}.mosaic li:first-child{grid-column:auto}.mosaic .frame,.mosaic li:first-child .frame{flex:1 0 20rem;aspect-ratio:auto}.mosaic .frame img{position:absolute;inset:0}.mosaic .words{flex:none}}
@media (max-width:40rem){.banner{aspect-ratio:2/1}.bar .button{flex:1 1 100%}.bar .soft{text-align:center;font-size:.9rem}.person{margin-top:-2.25rem}.face{width:5.5rem;height:5.5rem}}
`;
