import { type PlacedForm, placedForms } from './forms.ts';
import { wordpressPlugin } from './wordpressPlugin.ts';

/** Where a site's owner pastes the code (docs/widgets-reference.md). */
export const places = ['html', 'wordpress', 'wordpressPlugin', 'react', 'next', 'vue'] as const;
export type Place = (typeof places)[number];

interface Pasted {
  place: Place;
  form: PlacedForm;
  /** The public key of the site. */
  key: string;
  /** ` language="en"`: further attributes of the element, as they stand in the tag. */
  attributes: string;
  /** Origin that the loader comes from. */
  origin: string;
  /** Text of the fallback link, shown until the form is there, and where scripts are blocked. */
  link: (form: PlacedForm) => string;
}

/** The code that shows a form on a page, with the site's key in it. */
export function snippetOf({ place, form, key, attributes, origin, link }: Pasted): string {
  const loader = `${origin}/embed/v1/lia-${form}.js`;
  const path = placedForms.find((placed) => placed.form === form)?.path ?? '/';
  const open = `<lia-${form} embed-key="${key}"${attributes}>`;
  const close = `</lia-${form}>`;
  const instead = `<a href="${origin}${path.replaceAll('&', '&amp;')}">${link(form)}</a>`;
  switch (place) {
    case 'html':
    case 'wordpress':
      return `<script type="module" src="${loader}"></script>\n${open}\n  ${instead}\n${close}`;
    case 'wordpressPlugin':
      return wordpressPlugin(origin, key, link);
    case 'react':
      return `import type {} from '@lia/widgets/jsx';

export const Form = () => (
  <>
    <script type="module" src="${loader}" async />
    ${open}
      ${instead}
    ${close}
  </>
);`;
    case 'next':
      return `import type {} from '@lia/widgets/jsx';
import Script from 'next/script';

export const Form = () => (
  <>
    <Script type="module" crossOrigin="anonymous" src="${loader}" />
    ${open}
      ${instead}
    ${close}
  </>
);`;
    case 'vue':
      return `<script setup>
import { onMounted } from 'vue';
onMounted(() => import(/* @vite-ignore */ '${loader}'));
</script>

<template>
  ${open}
    ${instead}
  ${close}
</template>`;
  }
}
