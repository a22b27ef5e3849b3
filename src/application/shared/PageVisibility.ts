/** Whether somebody can see the page. */
export abstract class PageVisibility {
  abstract readonly isVisible: boolean;

  /**
   * @param listener is called when the page is shown or hidden, and when the browser is online again
   * @returns a function that stops it
   */
  abstract onChange(listener: () => void): () => void;
}
