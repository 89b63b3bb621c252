import { subscribeToPush, unsubscribeFromPush } from '@lia/sdk/notifications/endpoints';
import type { Client } from '@lia/sdk/http/client';

import { activeWorker, currentSubscription, keepPushAddress, pushAddress } from './pushSubscription.ts';

/** How a device stands to push. `notInstalled`: it has push for installed apps alone; `blocked`: its user refused it in the browser. */
export type DeviceState = 'unsupported' | 'notInstalled' | 'blocked' | 'off' | 'on';

/** Apple's phones and tablets; the latter state that they are a Mac, which has no touch screen. */
const isAppleTouch = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

/** How this device stands to push for a member, by their uuid. */
export async function readDevice(owner: string): Promise<DeviceState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return isAppleTouch() ? 'notInstalled' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await currentSubscription();
  return subscription !== null && subscription.endpoint === pushAddress(owner) ? 'on' : 'off';
}

/**
 * Asks the reader, subscribes this browser and has the member notified on it until their session ends.
 * @throws {ApiError} as `subscribeToPush` does; {DOMException} where the browser reaches no push service
 */
export async function switchOn(client: Client, owner: string, applicationServerKey: string): Promise<void> {
  // First of all: Safari asks at a press alone.
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { pushManager } = await activeWorker();
  // One for an earlier key of ours could not be sent to.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { endpoint } = subscription;
  await client.call(subscribeToPush, { body: { endpoint, p256dh, auth } });
  keepPushAddress(owner, endpoint);
}

/** Ends that. @throws {ApiError} as `unsubscribeFromPush` does */
export async function switchOff(client: Client): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await client.call(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
