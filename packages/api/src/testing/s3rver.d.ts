/** The part of the library that tests use; it ships no types. */
declare module 's3rver' {
  interface Options {
    port: number;
    address: string;
    silent: boolean;
    /** Where the objects are kept, by bucket. */
    directory: string;
    configureBuckets: readonly { name: string; configs: readonly string[] }[];
  }

  /** Of Koa, which the server is made with. */
  interface Context {
    readonly req: import('node:http').IncomingMessage;
    status: number;
    /** False where the middleware answers the connection by itself. */
    respond: boolean;
  }

  /** A server that speaks S3. It refuses no wrong signature. */
  export default class S3rver {
    /** In the order in which requests pass through. */
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    /** Once it runs. */
    readonly httpServer: import('node:http').Server;
    constructor(options: Options);
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
