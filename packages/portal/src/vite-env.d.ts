interface ImportMetaEnv {
  readonly VITE_MARKETING_URL: string;
}
