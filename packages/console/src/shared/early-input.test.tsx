// Input to a part that is hydrated before the rest of the page is handled once.
import { useState, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { holdInput } from "./early-input.ts";
import { Hydrated } from "./Hydrated.tsx";
import { redoInput } from "./redo-input.ts";
import { useSaveKey } from "./useSaveKey.ts";

/** Keys are redone a moment after the text. */
const aTask = () => new Promise((end) => setTimeout(end, 150));

afterEach(() => {
  redoInput();
  cleanup();
});

test("a file that is chosen once is heard of once", () => {
  const onChange = vi.fn();
  holdInput();
  render(<input aria-label="Icon" type="file" onChange={onChange} />);
  const field = screen.getByLabelText("Icon");
  fireEvent.input(field);
  fireEvent.change(field);
  expect(onChange).not.toHaveBeenCalled();
  redoInput();
  expect(onChange).toHaveBeenCalledTimes(1);
  fireEvent.change(field);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("an option that is chosen once is heard of once, as it was chosen", () => {
  const heard: string[] = [];
  holdInput();
  render(
    <select aria-label="Sort" value="date" onChange={({ target }) => heard.push(target.value)}>
      <option value="date">Date</option>
      <option value="title">Title</option>
    </select>,
  );
  const field = screen.getByLabelText<HTMLSelectElement>("Sort");
  field.value = "title";
  fireEvent.input(field);
  fireEvent(field, new Event("change", { bubbles: true }));
  expect(heard).toEqual([]);
  redoInput();
  expect(heard).toEqual(["title"]);
});

test("a field that was left is left again, once all are written", () => {
  const heard: string[] = [];
  holdInput();
  render(
    ["E-mail", "Password"].map((label) => (
      <input
        key={label}
        aria-label={label}
        defaultValue=""
        onChange={({ target }) => heard.push(`${label} is ${target.value}`)}
        onBlur={({ relatedTarget }) =>
          heard.push(
            `${label} is left for ${relatedTarget?.getAttribute("aria-label") ?? "nothing"}`,
          )
        }
      />
    )),
  );
  for (const label of ["E-mail", "Password"]) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    field.focus();
    field.value = "ada";
    fireEvent.input(field);
  }
  heard.length = 0;
  redoInput();
  expect(heard).toEqual(["E-mail is ada", "Password is ada", "E-mail is left for Password"]);
});

test("keys of the console are held, and pressed again once all is written: a command once, of single keys each", async () => {
  const heard: string[] = [];
  const hear = (event: KeyboardEvent) => {
    const { value } = screen.getByLabelText<HTMLInputElement>("Object");
    heard.push(`${event.ctrlKey ? "Ctrl+" : ""}${event.code} in ${value}`);
    event.preventDefault();
  };
  document.addEventListener("keydown", hear);
  holdInput();
  render(<input aria-label="Object" defaultValue="" />);
  const field = screen.getByLabelText<HTMLInputElement>("Object");
  const isPrevented = (target: Element, init: KeyboardEventInit) =>
    !fireEvent.keyDown(target, init);
  const palette = { key: "k", code: "KeyK", ctrlKey: true };
  const save = { key: "s", code: "KeyS", ctrlKey: true };
  expect(isPrevented(field, save)).toBe(true);
  for (const key of ["g", "g"])
    expect(isPrevented(document.body, { key, code: "KeyG" })).toBe(true);
  expect(isPrevented(document.body, palette)).toBe(true);
  expect(isPrevented(document.body, palette)).toBe(true);
  field.value = "badge";
  fireEvent.input(field);
  expect(heard).toEqual([]);
  redoInput();
  await aTask();
  expect(heard).toEqual([
    "Ctrl+KeyS in badge",
    "KeyG in badge",
    "KeyG in badge",
    "Ctrl+KeyK in badge",
  ]);
  document.removeEventListener("keydown", hear);
});

test("keys that are for a field, the browser or a reader's own tools are left to them", () => {
  holdInput();
  render(<input aria-label="Object" defaultValue="" />);
  const field = screen.getByLabelText("Object");
  expect(fireEvent.keyDown(field, { key: "k" })).toBe(true);
  for (const init of [
    { key: "Tab" },
    { key: " " },
    { key: "Enter" },
    { key: "k", altKey: true },
    { key: "p", ctrlKey: true },
    { key: "S", ctrlKey: true, shiftKey: true },
  ])
    expect(fireEvent.keyDown(document.body, init)).toBe(true);
});

test("a key whose place was drawn anew meanwhile is pressed in the page", async () => {
  const heard: string[] = [];
  const hear = ({ code }: KeyboardEvent) => heard.push(code);
  document.addEventListener("keydown", hear);
  holdInput();
  const { rerender } = render(<button key="server">Save</button>);
  fireEvent.keyDown(screen.getByRole("button"), { key: "s", code: "KeyS", metaKey: true });
  rerender(<button key="browser">Save</button>);
  redoInput();
  await aTask();
  expect(heard).toEqual(["KeyS"]);
  document.removeEventListener("keydown", hear);
});

test("a key saves what was typed before it", async () => {
  const saved: string[] = [];
  function Form() {
    const [text, setText] = useState("");
    useSaveKey(() => saved.push(text));
    return (
      <>
        <input aria-label="Object" value={text} onChange={({ target }) => setText(target.value)} />
        <Hydrated />
      </>
    );
  }
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(<Form />);
  holdInput();
  const field = screen.getByLabelText<HTMLInputElement>("Object");
  field.value = "badge";
  fireEvent.input(field);
  fireEvent.keyDown(field, { key: "s", ctrlKey: true });
  render(<Form />, { container: root, hydrate: true });
  await aTask();
  expect(saved).toEqual(["badge"]);
});

test("a radio and several boxes that are chosen early stay chosen, and are heard of one after the other", async () => {
  function Form() {
    const [side, setSide] = useState("front");
    const [languages, setLanguages] = useState<readonly string[]>(["it"]);
    return (
      <>
        {["front", "back"].map((name) => (
          <input
            key={name}
            aria-label={name}
            type="radio"
            name="side"
            checked={side === name}
            onChange={() => setSide(name)}
          />
        ))}
        {["en", "es"].map((name) => (
          <input
            key={name}
            aria-label={name}
            type="checkbox"
            checked={languages.includes(name)}
            onChange={() => setLanguages([...languages, name])}
          />
        ))}
        <output>{[side, ...languages].join(" ")}</output>
        <Hydrated />
      </>
    );
  }
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(<Form />);
  holdInput();
  for (const name of ["back", "en", "es"]) fireEvent.click(screen.getByLabelText(name));
  render(<Form />, { container: root, hydrate: true });
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("back it en es"));
  expect(screen.getByLabelText<HTMLInputElement>("back").checked).toBe(true);
});

test("the caret stays where it was", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  const form = (
    <>
      <input aria-label="Object" defaultValue="" onChange={() => undefined} />
      <Hydrated />
    </>
  );
  root.innerHTML = renderToString(form);
  holdInput();
  const field = screen.getByLabelText<HTMLInputElement>("Object");
  field.focus();
  field.value = "badge";
  fireEvent.input(field);
  field.setSelectionRange(1, 3);
  render(form, { container: root, hydrate: true });
  await aTask();
  expect(globalThis.heldInput).toBeUndefined();
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["badge", 1, 3]);
});

test("what is typed after the key of a search was meant for its field, and is no command", async () => {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener("keydown", hear);
  holdInput();
  for (const key of ["g", "/", "g", "l"]) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  redoInput();
  await aTask();
  expect(heard).toEqual(["g", "/", "k"]);
  document.removeEventListener("keydown", hear);
});

test("of radios and boxes that are chosen in turn the last choice stays", async () => {
  const changes: string[] = [];
  function Form() {
    const [side, setSide] = useState("front");
    return ["front", "back"].map((name) => (
      <input
        key={name}
        aria-label={name}
        type="radio"
        name="side"
        checked={side === name}
        onChange={() => {
          changes.push(name);
          setSide(name);
        }}
      />
    ));
  }
  const root = document.createElement("main");
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  holdInput();
  for (const name of ["back", "front", "back"]) fireEvent.click(screen.getByLabelText(name));
  render(<Form />, { container: root, hydrate: true });
  redoInput();
  await aTask();
  expect(screen.getByLabelText<HTMLInputElement>("back").checked).toBe(true);
  root.remove();
});

test("of two decisions that are pressed early the first one is made, as on a page that reacts", async () => {
  const made: string[] = [];
  function Desk() {
    const [decided, setDecided] = useState("");
    return ["approve", "reject"].map((name) => (
      <button
        key={name}
        type="button"
        onClick={() => {
          if (decided !== "") return;
          made.push(name);
          setDecided(name);
        }}
      >
        {name}
      </button>
    ));
  }
  const root = document.createElement("main");
  document.body.append(root);
  root.innerHTML = renderToString(<Desk />);
  holdInput();
  for (const name of ["approve", "reject"]) fireEvent.click(screen.getByText(name));
  render(<Desk />, { container: root, hydrate: true });
  redoInput();
  await aTask();
  expect(made).toEqual(["approve"]);
  root.remove();
});

test("nothing is redone before a part that loads late is hydrated", async () => {
  const made: string[] = [];
  const root = document.createElement("main");
  document.body.append(root);
  const part = (
    <button type="button" onClick={() => made.push("press")}>
      late
    </button>
  );
  root.innerHTML = renderToString(part);
  holdInput();
  fireEvent.click(screen.getByText("late"));
  redoInput();
  await aTask();
  expect(globalThis.heldInput).toBeDefined();
  render(part, { container: root, hydrate: true });
  await aTask();
  expect(globalThis.heldInput).toBeUndefined();
  await aTask();
  expect(made).toEqual(["press"]);
  root.remove();
});

test("what was typed on one page is not written into a field of that name on another", async () => {
  history.replaceState(null, "", "/one");
  holdInput();
  const { rerender } = render(<input key="one" aria-label="E-mail" name="email" />);
  fireEvent.input(screen.getByLabelText("E-mail"), { target: { value: "ada@example.test" } });
  rerender(<input key="two" aria-label="E-mail" name="email" />);
  history.replaceState(null, "", "/two");
  redoInput();
  await aTask();
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("");
  history.replaceState(null, "", "/one");
  redoInput();
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("ada@example.test");
  history.replaceState(null, "", "/");
});

test("keys are redone with the times of their first press", async () => {
  const times: number[] = [];
  const hear = ({ timeStamp }: KeyboardEvent) => times.push(timeStamp);
  holdInput();
  render(null);
  fireEvent.keyDown(document.body, { key: "g" });
  const [{ timeStamp } = new Event("none")] = globalThis.heldInput?.keys ?? [];
  document.addEventListener("keydown", hear);
  await aTask();
  redoInput();
  await aTask();
  expect(times).toEqual([timeStamp]);
  document.removeEventListener("keydown", hear);
});

/** Which keys are heard again of those that are pressed early, each on an element of the page. */
async function heardAgain(page: ReactNode, pressEarly: () => void): Promise<string[]> {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener("keydown", hear);
  holdInput();
  render(page);
  pressEarly();
  // What was not held has been heard at once.
  heard.splice(0);
  redoInput();
  await aTask();
  document.removeEventListener("keydown", hear);
  return heard;
}

test("Escape cancels the keys that were pressed before it", async () => {
  const heard = await heardAgain(null, () => {
    fireEvent.keyDown(document.body, { key: "k", code: "KeyK", ctrlKey: true });
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.keyDown(document.body, { key: "s", code: "KeyS", ctrlKey: true });
  });
  expect(heard).toEqual(["s"]);
});

test("commands are held on a keyboard whose letters are not Latin, and others' positions are not", async () => {
  const heard = await heardAgain(null, () => {
    fireEvent.keyDown(document.body, { key: "ы", code: "KeyS", ctrlKey: true });
    // On a Dvorak keyboard.
    fireEvent.keyDown(document.body, { key: "o", code: "KeyS", ctrlKey: true });
    fireEvent.keyDown(document.body, { key: "л", code: "KeyK", ctrlKey: true });
    fireEvent.keyDown(document.body, { key: "g", code: "KeyG" });
  });
  // What follows the key of the search is for its field.
  expect(heard).toEqual(["ы", "л"]);
});

test("single keys are held on a checkbox, which takes no letters, and not in a field", async () => {
  const page = (
    <>
      <input aria-label="News" type="checkbox" />
      <input aria-label="Name" />
    </>
  );
  const heard = await heardAgain(page, () => {
    fireEvent.keyDown(screen.getByLabelText("News"), { key: "j" });
    fireEvent.keyDown(screen.getByLabelText("Name"), { key: "k" });
  });
  expect(heard).toEqual(["j"]);
});

test("what was typed is written into the field of its name where it was drawn anew, or comes later", () => {
  const line = Object.assign(document.createElement("meta"), { name: "email" });
  document.head.append(line);
  const form = (key: string) => (
    <form key={key}>
      <input aria-label="E-mail" name="email" defaultValue="" />
      <input aria-label="News" name="news" type="checkbox" />
    </form>
  );
  holdInput();
  const { rerender } = render(form("server"));
  const field = screen.getByLabelText<HTMLInputElement>("E-mail");
  field.value = "ada@example.test";
  fireEvent.input(field);
  fireEvent.click(screen.getByLabelText("News"));
  rerender(<p>The page has not come.</p>);
  redoInput();
  expect(globalThis.heldInput).toBeUndefined();
  rerender(form("browser"));
  redoInput();
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("ada@example.test");
  // The text is restored once: later changes by the reader stay.
  fireEvent.input(screen.getByLabelText("E-mail"), { target: { value: "" } });
  redoInput();
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("");
  line.remove();
});

test("what was typed at one address is not for another", () => {
  holdInput();
  const { rerender } = render(<input key="1" aria-label="E-mail" name="email" defaultValue="" />);
  const field = screen.getByLabelText<HTMLInputElement>("E-mail");
  field.value = "ada@example.test";
  fireEvent.input(field);
  rerender(<p>The page has not come.</p>);
  redoInput();
  history.replaceState(null, "", "/elsewhere");
  rerender(<input key="2" aria-label="E-mail" name="email" defaultValue="" />);
  redoInput();
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("");
  history.replaceState(null, "", "/");
});
