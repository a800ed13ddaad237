// Three ways to operate a page: with a mouse, by touch, or with the keyboard only.

const pointer = () => {
  const press = (locator) => locator.click();
  return { reach: press, press, choose: press };
};

const finger = () => {
  const press = (locator) => locator.tap();
  return { reach: press, press, choose: press };
};

/** Runs in the page: the next key that moves the focus towards `wanted`, or that activates it once it has the focus. */
const nextKey = (wanted) => {
  const { activeElement } = document;
  if (activeElement === wanted)
    return { there: true, key: wanted.matches("[type=checkbox], [role=checkbox]") ? " " : "Enter" };
  const list = wanted.closest("[role=menu], [role=tablist]");
  if (!list?.contains(activeElement)) return { key: "Tab" };
  return { key: list.role === "menu" ? "ArrowDown" : "ArrowRight" };
};

const keyboard = (page) => {
  const reach = async (locator) => {
    await locator.waitFor();
    for (let pressed = 0; pressed < 60; pressed += 1) {
      const { there, key } = await locator.evaluate(nextKey);
      if (there) return key;
      await page.keyboard.press(key);
    }
    throw new Error(`${locator} is not reachable by keyboard`);
  };
  const press = async (locator) => page.keyboard.press(await reach(locator));
  // The focus stays in the input while its list is open.
  const choose = async (option) => {
    await option.waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  };
  return { reach, press, choose };
};

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

export const hands = [
  { title: "by pointer on a desk", context: { viewport: desk }, hand: pointer },
  {
    title: "by touch on a phone",
    context: { viewport: phone, hasTouch: true, isMobile: true },
    hand: finger,
  },
  { title: "by keyboard alone", context: { viewport: desk }, hand: keyboard },
];
