/** Names this browser to the server at sign-in; kept for 7,776,000 s (SE-06). */
export abstract class DeviceIdentity {
  /** A UUID, made when there is none yet. */
  abstract id(): string;
}
