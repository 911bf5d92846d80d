// A document has one title: that of the language it is shown in.
const shown = [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
document.title = `${shown.textContent} · Kindred`;
