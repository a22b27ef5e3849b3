export interface PayStation {
  readonly eventTypes: Readonly<Record<string, string>>;
  init(settings: PayStationSettings): void;
  on(type: string, listener: () => void): void;
  open(): void;
}

interface PayStationSettings {
  readonly access_token: string;
  readonly sandbox: boolean;
  readonly iframeOnly: boolean;
  readonly lightbox: { readonly closeByClick: boolean; readonly closeByKeyboard: boolean };
}

export interface PayStationWindow {
  XPayStationWidget?: PayStation;
}
