interface ImportMetaEnv {
  readonly VITE_MARKETING_URL: string;
  /** ISO instant of the build. */
  readonly VITE_BUILT_AT: string;
}
