interface ImportMetaEnv {
  /** ISO instant of the build. */
  readonly VITE_BUILT_AT: string;
}
