// The HTTP statuses of refused calls, and what each means.
import { Children, isValidElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DataTable } from "@lanyard/design-system";
import { statusCodes, type RefusalCode } from "@lanyard/contract";
import { Code, plainText } from "../prose.tsx";

const codeCell = (code: RefusalCode) => (
  <span className="sm:whitespace-nowrap">
    <Code>{code}</Code>
  </span>
);

interface MeaningProps {
  readonly of: RefusalCode;
  readonly children?: ReactNode;
}
export const Meaning = ({ children }: MeaningProps) => <div className={plainText}>{children}</div>;

/** `children` holds a Meaning for each code. */
export function StatusesTable({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation("guide");
  const meanings = Children.toArray(children).filter((child) =>
    isValidElement<MeaningProps>(child),
  );
  return (
    <DataTable
      caption={t("statuses")}
      rows={Object.keys(statusCodes) as RefusalCode[]}
      rowKey={(code) => code}
      empty={null}
      columns={[
        { id: "status", header: t("status"), cell: (code) => statusCodes[code] },
        { id: "code", header: "code", cell: codeCell },
        {
          id: "meaning",
          header: t("meaning"),
          cell: (code) => meanings.find(({ props }) => props.of === code),
        },
      ]}
    />
  );
}
