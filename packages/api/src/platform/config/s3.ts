import { type Variables, WEB } from './variables.ts';

/** A bucket of an S3-compatible store. */
export interface S3Config {
  /** Where we reach the store. */
  endpoint: string;
  /** Where browsers reach it. */
  publicEndpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path of addresses, or before the host's name. */
  pathStyle: boolean;
}

/** Reads `LIA_S3_*`; null where files are kept in the data folder. */
export function readS3({ text, url, isOn, requireTogether }: Variables): S3Config | null {
  const names = ['LIA_S3_BUCKET', 'LIA_S3_ACCESS_KEY_ID', 'LIA_S3_SECRET_ACCESS_KEY'] as const;
  const [bucket, accessKeyId, secretAccessKey] = names.map(text);
  const region = text('LIA_S3_REGION') ?? 'us-east-1';
  const endpoint = url('LIA_S3_ENDPOINT', WEB) ?? `https://s3.${region}.amazonaws.com`;
  const publicEndpoint = url('LIA_S3_PUBLIC_ENDPOINT', WEB) ?? endpoint;
  const pathStyle = isOn('LIA_S3_PATH_STYLE', 'off');
  requireTogether(...names);
  return bucket && accessKeyId && secretAccessKey
    ? { endpoint, publicEndpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle }
    : null;
}
