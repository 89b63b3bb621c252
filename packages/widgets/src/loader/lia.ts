import { widgetElement } from '../element/WidgetElement.ts';
import { firstRules, shells } from './shells.ts';
import { sheetOf } from './styles.ts';
import { widgets } from './widgets.ts';

const loaded = {
  api: new URL(/* @vite-ignore */ '/api/api', import.meta.url).href,
  fetchEnglish: () => import('../english/english.ts'),
  styles: [sheetOf(firstRules)],
  shells,
};

for (const widget of widgets) {
  // A page may carry the script twice.
  if (!customElements.get(widget.tag)) customElements.define(widget.tag, widgetElement(widget, loaded));
}
