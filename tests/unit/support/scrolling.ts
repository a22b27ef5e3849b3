// jsdom has no layout and therefore no method for scrolling.
Element.prototype.scrollIntoView = () => undefined;
