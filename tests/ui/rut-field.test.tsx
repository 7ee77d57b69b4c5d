// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RutField } from "#app/routes/login/rut-field.tsx";
import { show } from "./support.tsx";

function field(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>("RUT");
}

it("puts the hyphen before the last sign while someone types", async () => {
  const { user } = show(<RutField name="rut" />);
  await user.type(field(), "12345678");
  expect(field().value).toBe("1234567-8");
  await user.type(field(), "9");
  expect(field().value).toBe("12345678-9");
});

it("takes dots that are typed, and stops at ten characters", async () => {
  const { user } = show(<RutField name="rut" />);
  await user.type(field(), "12.345.678-k55");
  expect(field().value).toBe("12345678-K");
  expect(field().maxLength).toBe(10);
});

it("keeps every digit of a pasted RUT with dots, which is longer than the field", async () => {
  const { user } = show(<RutField name="rut" />);
  await user.click(field());
  await user.paste("12.345.678-9");
  expect(field().value).toBe("12345678-9");
});

it("replaces what was selected when something is pasted over it", async () => {
  const { user } = show(<RutField name="rut" />);
  await user.type(field(), "11111111-1");
  field().setSelectionRange(0, 10);
  await user.paste("7.654.321-6");
  expect(field().value).toBe("7654321-6");
});

it("deletes backwards through the hyphen down to nothing", async () => {
  const { user } = show(<RutField name="rut" />);
  await user.type(field(), "123");
  await user.keyboard("{Backspace}{Backspace}{Backspace}");
  expect(field().value).toBe("");
});

it("leaves the caret behind the digit that was typed in the middle", async () => {
  const { user } = show(<RutField name="rut" />);
  await user.type(field(), "1245678");
  field().setSelectionRange(2, 2);
  await user.paste("3.");
  expect(field().value).toBe("1234567-8");
  expect(field().selectionStart).toBe(3);
});

it("when it is full, a digit in the middle does not push the last one out", async () => {
  const { user } = show(<RutField name="rut" />);
  await user.type(field(), "123456789");
  field().setSelectionRange(0, 0);
  await user.paste("55");
  expect(field().value).toBe("12345678-9");
  expect(field().selectionStart).toBe(0);
});

it("keeps every digit that a keyboard's suggestion inserts at once", () => {
  show(<RutField name="rut" />);
  const event = new InputEvent("beforeinput", {
    inputType: "insertText",
    data: "12.345.678-K",
    bubbles: true,
    cancelable: true,
  });
  field().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(field().value).toBe("12345678-K");
});
