/** A browser that is installed on this machine, ready to be walked in. */
export interface Browser {
  /** As it calls itself, with its version. */
  readonly name: string;
  /** A window without cookies, storage or history; `script` starts every page, where the browser's protocol knows how. */
  open: (script: string) => Promise<Window>;
  close: () => Promise<void>;
}

/** What any automation protocol can do, and all that a walk needs of it. */
export interface Window {
  go: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** A real click, in CSS pixels of the viewport. */
  click: (x: number, y: number) => Promise<void>;
  /** Real keys. */
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A phone's: what is crowded there has room elsewhere. */
export const VIEWPORT = { width: 390, height: 844 };

/** How to come by one of the browsers. */
export interface Engine {
  name: 'firefox' | 'webkit';
  isInstalled: () => boolean;
  /** What to say where it is not. */
  install: string;
  launch: () => Promise<Browser>;
}
