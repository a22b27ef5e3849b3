export abstract class PageVisibility {
  abstract readonly isVisible: boolean;

  /**
   * @param listener is called when the page becomes visible or hidden, and when the browser is online again
   * @returns a function that removes the listener
   */
  abstract onChange(listener: () => void): () => void;
}
