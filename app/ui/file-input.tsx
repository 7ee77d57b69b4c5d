import { forwardRef, type InputHTMLAttributes } from "react";

type FileInputProps = Pick<InputHTMLAttributes<HTMLInputElement>, "name" | "accept" | "aria-label"> & {
  onChoose: (files: FileList) => void;
};

/** Behind a button that opens it: in the tab order it would be the same stop twice. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput({ onChoose, ...given }, ref) {
  return (
    <input
      ref={ref}
      type="file"
      {...given}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        if (event.target.files?.length) onChoose(event.target.files);
        // Choosing the same file again, corrected in between, must count as a choice.
        event.target.value = "";
      }}
    />
  );
});
