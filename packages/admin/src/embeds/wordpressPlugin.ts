import { type PlacedForm, placedForms } from './forms.ts';

/** A text as PHP writes it. */
const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/**
 * A plugin for WordPress that shows any form by `[lia form="…"]`. Authors there may not write scripts and elements, and
 * its classic editor drops them; a word in brackets is everyone's. Tried in WordPress 6.1 and 6.5 (docs/snippets.md).
 */
export function wordpressPlugin(origin: string, key: string, link: (form: PlacedForm) => string): string {
  const forms = placedForms.map(({ form, path }) => `        '${form}' => ['${path}', ${quoted(link(form))}],`);
  return `<?php
/**
 * Plugin Name: LIA
 * Description: Formularios de LIA con [lia form="donation"].
 */
add_shortcode('lia', function ($given) {
    $origin = '${origin}';
    $key = '${key}';
    $forms = [
${forms.join('\n')}
    ];
    // Any author may write the shortcode: only the attributes listed here reach the page.
    $attributes = ['support', 'type', 'membership', 'course', 'register-at', 'language', 'scheme', 'draft-id'];

    $given = (array) $given;
    $form = $given['form'] ?? 'donation';
    if (!isset($forms[$form])) {
        return '';
    }
    [$path, $words] = $forms[$form];
    $written = ' embed-key="' . esc_attr($key) . '"';
    foreach (array_intersect_key($given, array_flip($attributes)) as $name => $value) {
        $written .= " $name=\\"" . esc_attr($value) . '"';
    }
    return wp_get_script_tag(['type' => 'module', 'src' => "$origin/embed/v1/lia-$form.js"])
        . "<lia-$form$written><a href=\\"" . esc_url($origin . $path) . '">' . esc_html($words) . "</a></lia-$form>";
});`;
}
