import { createElement } from 'preact/compat';

/** What the forms and their libraries use of React. Named one by one, so that the rest stays out of the build. */
export {
  Children,
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat';

export default { createElement };
