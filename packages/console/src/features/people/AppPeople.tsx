// A matrix of people against the permissions of one app, with a checkbox in each cell.
import { useTranslation } from "react-i18next";
import { Checkbox, Matrix, Notice } from "@lanyard/design-system";
import type { LicensedApp, PersonWithPermissions } from "@lanyard/contract";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { getSelected, getPersonName, withChoice } from "./people-edits.ts";
import { getGranted, personButton, type PeopleMatrixProps } from "./PeopleMatrix.tsx";
import { whyFixed } from "./why-fixed.ts";

interface AppPeopleProps extends Omit<PeopleMatrixProps, "apps"> {
  readonly app: LicensedApp;
}

export function AppPeople({
  app,
  people,
  edits,
  onEdits,
  onPerson,
  loading,
  error,
  empty,
  foot,
}: AppPeopleProps) {
  const { t } = useTranslation("store");
  const { product_id: product } = app;
  const labels = new Map(app.permissions.map(({ id, label }) => [String(id), label]));
  const box = (person: PersonWithPermissions, column: { id: string }, tabIndex: 0 | -1) => {
    const id = Number(column.id);
    const granted = getGranted(person, product);
    const selected = getSelected(edits, product, person.user_id, granted);
    const change = (isOn: boolean) => {
      const now = isOn ? [...selected, id] : selected.filter((other) => other !== id);
      onEdits(withChoice(edits, person, product, granted, now));
    };
    return (
      <Checkbox
        label={t("access.box", {
          person: getPersonName(person),
          permission: labels.get(column.id),
        })}
        labelHidden
        // Aligns the box with the name beside it, since only the box is visible.
        className="-mt-2.5"
        tabIndex={tabIndex}
        checked={selected.includes(id)}
        disabled={app.usable === 0 && !granted.includes(id)}
        onCheckedChange={change}
      />
    );
  };
  const matrix = (
    <Matrix
      caption={t("access.matrix_of", { app: app.product_name })}
      corner={t("access.person")}
      columns={app.permissions.map(({ id, label }) => ({ id: String(id), header: label }))}
      rows={people}
      rowKey={({ user_id: id }) => id}
      rowHeader={personButton(onPerson)}
      cell={box}
      loading={loading}
      {...(error !== undefined && { error })}
      empty={empty}
      foot={foot}
    />
  );
  if (app.usable === 1) return matrix;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning">
        {t(whyFixed(app))}{" "}
        <TextLink to={paths.storeProduct(product)}>{t("access.to_license")}</TextLink>
      </Notice>
      {matrix}
    </div>
  );
}
