// The public face of the design system: one line per component, by path.
export * from "./button/Button.tsx";
export * from "./button/button-look.ts";
export * from "./field/Checkbox.tsx";
export * from "./field/CheckboxGroup.tsx";
export * from "./field/DateField.tsx";
export * from "./field/FormSection.tsx";
export * from "./field/MoneyField.tsx";
export * from "./field/NumberField.tsx";
export * from "./field/PasswordField.tsx";
export * from "./field/Select.tsx";
export * from "./field/Switch.tsx";
export * from "./field/TextArea.tsx";
export * from "./field/TextField.tsx";
