import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

// Texts are measured: with a font of our own they are as wide on any machine.
const face = new FontFace('Figtree', `url(${figtree})`, { weight: '300 900' });
document.fonts.add(await face.load());
document.documentElement.style.fontFamily = 'Figtree';
